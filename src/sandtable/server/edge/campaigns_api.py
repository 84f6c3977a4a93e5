"""The JSON API about campaigns."""

from starlette.requests import Request

from sandtable.server import wire
from sandtable.server.accounts.identity import Guest
from sandtable.server.edge.api import Api, Operation, table_id
from sandtable.server.edge.errors import Refusal
from sandtable.server.social import campaigns
from sandtable.server.wire import social as campaign_wire


class CampaignApi:
    """The routes of campaigns."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self._hub = api.hub

    async def begin_campaign(
        self, request: Request, guest: Guest, body: campaign_wire.NewCampaign
    ) -> wire.Seated:
        self._api.expect_new_table(request, guest)
        return await campaigns.begin(self._hub, guest, body)

    async def campaign(self, request: Request, guest: Guest) -> campaign_wire.Campaign:
        return await campaigns.describe(self._hub, table_id(request), guest)

    async def go_on(self, request: Request, guest: Guest, body: campaign_wire.GoOn) -> wire.Seated:
        self._api.expect_new_table(request, guest)
        seated = await campaigns.go_on(self._hub, table_id(request), guest, body.nonce)
        if not seated.seats:
            raise Refusal(403, "not-your-seat", "you are not a player in this campaign")
        return seated


CAMPAIGN_OPERATIONS = [
    Operation("POST", "/api/campaigns", CampaignApi.begin_campaign,
              "Create a campaign and the table of its first battle.", welcomes=True),
    Operation("GET", "/api/campaigns/{id}", CampaignApi.campaign,
              "Get a campaign: its battles, their results and the score."),
    Operation("POST", "/api/campaigns/{id}/battles", CampaignApi.go_on,
              "Create or get the table of the next battle.", welcomes=True),
]  # fmt: skip
