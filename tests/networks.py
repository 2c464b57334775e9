"""Small networks as ONNX files, for tests: a linear layer whose weights are drawn anew from a seed."""

from __future__ import annotations

from pathlib import Path

import numpy
from onnx import TensorProto, helper, numpy_helper, save_model

FLOAT, BYTE = TensorProto.FLOAT, TensorProto.UINT8


def linear(
    path: Path,
    width: int,
    actions: int,
    seed: int = 1,
    bytes_in: bool = False,
    masked: bool = False,
    batch: int | str = "batch",
    takes: int = BYTE,
) -> Path:
    """A network of one layer. It may take bytes, and may be given the mask, to which it then adds."""
    weights = numpy.random.default_rng(seed).normal(0, 0.1, (width, actions)).astype(numpy.float32)
    seen = "observation"
    nodes = []
    if bytes_in:
        nodes.append(helper.make_node("Cast", ["observation"], ["floats"], to=FLOAT))
        seen = "floats"
    nodes.append(helper.make_node("MatMul", [seen, "weights"], ["sum" if masked else "policy"]))
    inputs = [helper.make_tensor_value_info("observation", takes if bytes_in else FLOAT, [batch, width])]
    if masked:
        nodes.append(helper.make_node("Add", ["sum", "mask"], ["policy"]))
        inputs.append(helper.make_tensor_value_info("mask", FLOAT, ["batch", actions]))
    outputs = [helper.make_tensor_value_info("policy", FLOAT, [batch, actions])]
    graph = helper.make_graph(nodes, "linear", inputs, outputs, [numpy_helper.from_array(weights, "weights")])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    save_model(model, path)
    return path
