"""The calls of the management API and of identity: keys, account, usage, billing, sessions."""

from __future__ import annotations

from typing import Optional, cast

from . import models
from .caller import Caller


class ManagementCalls(Caller):
    """Calls that take a dashboard session; signing up and in takes nothing."""

    def list_keys(self) -> models.KeyList:
        """Newest first, revoked ones included."""
        return cast(models.KeyList, self._call("list-keys", "session"))

    def access_token(self) -> models.AccessToken:
        """A short-lived token of the main API."""
        return cast(models.AccessToken, self._call("access-token", "session"))

    def account(self) -> models.Account:
        """Plan, credits, rate limit and the catalog."""
        return cast(models.Account, self._call("account", "session"))

    def account_data(self) -> models.AccountData:
        """Everything that is kept about the account."""
        return cast(models.AccountData, self._call("account-data", "session"))

    def close_account(self) -> models.ClosedAccount:
        """Deletes the account."""
        return cast(models.ClosedAccount, self._call("close-account", "session"))

    def usage(self) -> models.Usage:
        """Calls and credits of the current period."""
        return cast(models.Usage, self._call("usage", "session"))

    def usage_daily(self) -> models.UsageByDay:
        """Calls and credits of the last days, by day and operation."""
        return cast(models.UsageByDay, self._call("usage-daily", "session"))

    def list_connections(self) -> models.ConnectionList:
        """The tools that are connected to the account."""
        return cast(models.ConnectionList, self._call("list-connections", "session"))

    def mint_key(self, label: str = "") -> models.MintedKey:
        """Mints an API key. It is in this answer and nowhere else."""
        body = {"label": label} if label else {}
        return cast(models.MintedKey, self._call("mint-key", "session", body=body))

    def revoke_key(self, key_id: str) -> models.RevokedKey:
        """Revokes a key, within 60 seconds on every node."""
        params = {"keyId": key_id}
        return cast(models.RevokedKey, self._call("revoke-key", "session", params=params))

    def revoke_connection(self, connection_id: str) -> models.RevokedConnection:
        """Ends a connection, with all its tokens."""
        params = {"connectionId": connection_id}
        answer = self._call("revoke-connection", "session", params=params)
        return cast(models.RevokedConnection, answer)

    def checkout(
        self, *, plan: Optional[str] = None, pack: Optional[str] = None
    ) -> models.CheckoutSession:
        """Begins a purchase on the page of the payment provider: one plan or one pack."""
        body = {name: value for name, value in (("plan", plan), ("pack", pack)) if value}
        return cast(models.CheckoutSession, self._call("checkout", "session", body=body))

    def portal(self) -> models.PortalSession:
        """Opens the billing portal of the payment provider."""
        return cast(models.PortalSession, self._call("portal", "session", body={}))

    def sign_up(self, email: str, password: str) -> models.Session:
        """Makes an account and opens a session."""
        body = {"email": email, "password": password}
        return cast(models.Session, self._call("sign-up", "none", body=body))

    def sign_in(self, email: str, password: str) -> models.Session:
        """Opens a session."""
        body = {"email": email, "password": password}
        return cast(models.Session, self._call("sign-in", "none", body=body))
