"""Client of the Rolecall API. One line: rolecall.parse_resume("cv.pdf")."""

from __future__ import annotations

from .document import Document, File
from .errors import RolecallError
from .main_calls import MainCalls
from .management_calls import ManagementCalls
from .transport import AnswerInfo


class Client(MainCalls, ManagementCalls):
    """Every operation of the service, as a method."""


# The same as functions, with key and address from the environment.
_client = Client()

parse_resume = _client.parse_resume
parse_job = _client.parse_job
extract_skills = _client.extract_skills
extract_experience = _client.extract_experience
extract_education = _client.extract_education
extract_contact = _client.extract_contact
redact = _client.redact
match = _client.match
score_requirements = _client.score_requirements
normalize_title = _client.normalize_title
normalize_skill = _client.normalize_skill
ping = _client.ping
health = _client.health
ready = _client.ready
list_keys = _client.list_keys
mint_key = _client.mint_key
revoke_key = _client.revoke_key
access_token = _client.access_token
account = _client.account
account_data = _client.account_data
close_account = _client.close_account
usage = _client.usage
usage_daily = _client.usage_daily
checkout = _client.checkout
portal = _client.portal
list_connections = _client.list_connections
revoke_connection = _client.revoke_connection
sign_up = _client.sign_up
sign_in = _client.sign_in

__all__ = [
    "AnswerInfo",
    "Client",
    "Document",
    "File",
    "RolecallError",
    "parse_resume",
    "parse_job",
    "extract_skills",
    "extract_experience",
    "extract_education",
    "extract_contact",
    "redact",
    "match",
    "score_requirements",
    "normalize_title",
    "normalize_skill",
    "ping",
    "health",
    "ready",
    "list_keys",
    "mint_key",
    "revoke_key",
    "access_token",
    "account",
    "account_data",
    "close_account",
    "usage",
    "usage_daily",
    "checkout",
    "portal",
    "list_connections",
    "revoke_connection",
    "sign_up",
    "sign_in",
]
