"""The application: all routes, all refusals in words, started and stopped cleanly."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import TypeAdapter
from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

import quayside
from quayside.server import models
from quayside.server.asking import language_of
from quayside.server.client_files import ClientFiles
from quayside.server.guard import Guard
from quayside.server.identity import LONGEST_NAME
from quayside.server.logs import set_up
from quayside.server.refusals import CODES, Refusal
from quayside.server.routes import games, imagining, live, people, play, tables
from quayside.server.services import Services
from quayside.server.settings import STATIC, Settings, from_environment
from quayside.server.speech import problem

LOG = logging.getLogger(__name__)
OF_STATUS = {404: "no_such_page", 405: "not_allowed_here", 413: "too_large"}
OF_FIELD = {"name": "bad_name", "password": "bad_password", "email": "bad_email", "text": "long_chat"}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Refused, "description": "Refused, with a sentence that says why."}
    for status in sorted(set(CODES.values()))
}


def create() -> FastAPI:
    """For uvicorn's worker processes: everything from the environment."""
    set_up()
    return application(from_environment())


def application(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = services = await Services.open(settings)
        LOG.info("open", extra={"database": "sqlite" if settings.sqlite else "postgresql"})
        yield
        await services.close()
        LOG.info("closed")

    app = FastAPI(
        title="Quayside",
        version=quayside.__version__,
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=operation_id,
        responses=REFUSALS,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Refuser)
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, other_refusal)
    app.add_exception_handler(Exception, broken)
    for part in (games, people, tables, play, imagining, live):
        app.include_router(part.router)
    app.add_api_route("/healthz", healthz, response_model=dict[str, str], tags=["site"])
    app.add_api_route("/metrics", metrics, response_class=PlainTextResponse, tags=["site"])
    serve_client(app)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    return app


def operation_id(route: APIRoute) -> str:
    return route.name


async def healthz(request: Request) -> dict[str, str]:
    """Whether the server can do its work."""
    services: Services = request.app.state.services
    try:
        async with services.storage.read() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:
        raise Refusal("busy") from error
    return {"status": "well", "version": quayside.__version__}


async def metrics() -> Response:
    """Numbers for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def no_client() -> str:
    """What a browser sees before the client has been built."""
    return "Quayside's tables are open here. The browser client is not built; the API is at /api/openapi.json."


def serve_client(app: FastAPI) -> None:
    """The built browser client, where there is one."""
    if not (STATIC / "index.html").exists():
        app.add_api_route("/", no_client, response_class=PlainTextResponse, include_in_schema=False)
        return
    files = ClientFiles(STATIC)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Refusal("no_such_page")
        return files.answer(path, request)


# Refusals


class Refuser:
    """Raises what the guard has refused, inside the application, where it gets its words."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = scope.get("quayside.refused")
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            response = await refused(Request(scope), refusal)
            await response(scope, receive, send)


def answer(request: Request, code: str, status: int, details: list[Any] | None = None, **arguments: Any) -> Response:
    error = problem(code, language_of(request), arguments, details)
    headers = {"Retry-After": str(arguments["seconds"])} if status == 429 else {}
    return JSONResponse({"error": error}, status, headers)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return answer(request, error.code, error.status, **error.arguments)


async def not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    wrong = error.errors()[:10]
    details = [{"where": [str(part) for part in one["loc"]], "what": one["msg"]} for one in wrong]
    # What people type themselves has a sentence of its own; all else only a program can get wrong.
    code = next((OF_FIELD[field] for one in wrong if (field := one["loc"][-1]) in OF_FIELD), "not_understood")
    return answer(request, code, 422, details, longest=LONGEST_NAME, most=models.LONGEST_CHAT)


async def other_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = OF_STATUS.get(error.status_code, "not_understood")
    return answer(request, code, error.status_code)


async def broken(request: Request, error: Exception) -> Response:
    """Our own mistake; the server's log has the details."""
    LOG.error("broken", extra={"path": request.url.path}, exc_info=error)
    return answer(request, "broken", 500)


# The description


def described(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the messages of the live line among its schemas."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = schema["components"]["schemas"]
        for model in models.LIVE_MESSAGES:
            found = TypeAdapter(model).json_schema(ref_template="#/components/schemas/{model}", mode="serialization")
            schemas.update(found.pop("$defs", {}))
            schemas[model.__name__] = found
        schemas["LiveMessage"] = {
            "oneOf": [{"$ref": f"#/components/schemas/{model.__name__}"} for model in models.LIVE_MESSAGES]
        }
        app.openapi_schema = schema
    return app.openapi_schema
