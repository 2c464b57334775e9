"""What a running server tells Prometheus, on a port of its own on this computer: how much there is to do, how it goes.

Numbers only: nobody's name, no table, no address. They are read when somebody asks, and cost nothing in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from .. import __version__
from .measures import ACKNOWLEDGED, LATE, REFUSED
from .refusals import STATUS

if TYPE_CHECKING:
    from .services import Services

LOOPBACK = (
    "127.0.0.1"  # only this computer asks; a collector elsewhere asks by way of a web server or a tunnel
)


class Numbers(Collector):
    """The numbers of one server."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterator[Metric]:
        """All of them, as they are now."""
        services = self._services
        store, pools = services.store, services.bot_pools
        yield GaugeMetricFamily("reef_tables_open", "Tables in memory.", services.tables.open)
        yield GaugeMetricFamily("reef_live_connections", "Pages at tables.", sum(services.live.values()))
        waiting = GaugeMetricFamily(
            "reef_thoughts_waiting", "Turns of bots, hints and studies that wait for a worker.", labels=["of"]
        )
        for name, pool in (("bots", pools.players), ("hints", pools.advisers), ("studies", pools.studies)):
            waiting.add_metric([name], len(pool))
        yield waiting
        yield CounterMetricFamily("reef_steps", "Actions and undos that were kept.", store.kept)
        yield CounterMetricFamily("reef_step_seconds", "Seconds that they waited for the disk.", store.waited)
        yield CounterMetricFamily("reef_transactions", "Transactions in which they were kept.", store.batches)
        yield CounterMetricFamily("reef_database_troubles", "Failed uses of the database.", store.troubles)
        for name, told, measured in (
            ("reef_acknowledgement_seconds", "From a message with an action to its answer.", ACKNOWLEDGED),
            ("reef_event_loop_lag_seconds", "How late the event loop is.", LATE),
        ):
            yield HistogramMetricFamily(name, told, buckets=measured.buckets, sum_value=measured.total)
        refused = CounterMetricFamily("reef_refusals", "What was refused, by codes.", labels=["code"])
        for code in STATUS:
            refused.add_metric([code], REFUSED[code])
        yield refused
        about = GaugeMetricFamily("reef_version", "Always 1.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about


def open_metrics(services: Services, port: int) -> tuple[int, Callable[[], None]]:
    """Answer at this port (0: any that is free) from now on; the port, and how to stop."""
    registry = CollectorRegistry()
    registry.register(Numbers(services))
    ProcessCollector(registry=registry)
    server, _ = start_http_server(port, LOOPBACK, registry)

    def close() -> None:
        server.shutdown()
        server.server_close()

    return server.server_port, close
