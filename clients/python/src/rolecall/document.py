"""A document in whatever form the caller has it, as the members of a body."""

from __future__ import annotations

import base64
import os
from typing import IO, NamedTuple, Optional, Union

File = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, IO[bytes]]


class Document(NamedTuple):
    """One of: file (a path, bytes, or a file opened in binary), text, url.

    A string with a line break as `file` is taken for the text itself.
    """

    file: Optional[File] = None
    text: Optional[str] = None
    url: Optional[str] = None


def read_bytes(file: File) -> bytes:
    if isinstance(file, (bytes, bytearray, memoryview)):
        return bytes(file)
    if isinstance(file, (str, os.PathLike)):
        with open(file, "rb") as opened:
            return opened.read()
    return file.read()


def document_fields(document: Document) -> dict[str, object]:
    sent = [value is not None for value in document]
    if sum(sent) != 1:
        raise TypeError("A document needs exactly one of file, text and url.")
    if document.text is not None:
        return {"text": document.text}
    if document.url is not None:
        return {"url": document.url}
    assert document.file is not None
    if isinstance(document.file, str) and "\n" in document.file:
        return {"text": document.file}
    return {"file": base64.b64encode(read_bytes(document.file)).decode("ascii")}
