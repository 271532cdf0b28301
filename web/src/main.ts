import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { watchAddress } from "./lib/router.svelte";
import { keepSettings } from "./lib/settings.svelte";
import { tuneBell } from "./lib/sound";

keepSettings();
watchAddress();
tuneBell();
const target = document.getElementById("app");
if (target) mount(App, { target });
