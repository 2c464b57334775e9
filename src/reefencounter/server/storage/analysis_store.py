"""Keeping analyses: one of each table and version of the judgement, in one small block, deleted with the table."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .models import AnalysisRow, TableRow
from .transactions import Transactions

MOST = 16 << 20  # bytes that a block may unfold to


class AnalysisStore(Transactions):
    """The part of the store that is about analyses."""

    async def analysis(self, table_id: str, version: int, number: int) -> dict[str, Any] | None:
        """The analysis of a table as it stood after a step, by this version of the judgement."""
        found = select(AnalysisRow.analysis).where(
            AnalysisRow.table_id == table_id, AnalysisRow.version == version, AnalysisRow.number == number
        )
        async with self._read() as connection:
            block = (await connection.execute(found)).scalar()
        if block is None:
            return None
        told: dict[str, Any] = msgspec.json.decode(zlib.decompressobj().decompress(block, MOST))
        return told

    async def keep_analysis(
        self, table_id: str, version: int, number: int, analysis: Mapping[str, Any]
    ) -> None:
        """Keep an analysis in the place of an earlier one; of a table that was deleted meanwhile nothing is kept."""
        block = zlib.compress(msgspec.json.encode(analysis), 9)
        row = {"table_id": table_id, "version": version, "number": number, "analysis": block}
        size = TableRow.size + len(block)
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(delete(AnalysisRow).where(AnalysisRow.table_id == table_id))
                await connection.execute(insert(AnalysisRow).values(row))
                await connection.execute(update(TableRow).where(TableRow.id == table_id).values(size=size))
