import { createCaller } from "@placard/api-client";
import { getBusinessInvitations } from "@placard/api-client/internal";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/MessagesProvider.tsx";
import { answeringFetch } from "../../test/answering-fetch.ts";
import { CONFIG } from "../../test/render-app.tsx";
import { ApiProvider } from "../api/ApiProvider.tsx";
import { InvitationItem, type AnyInvitation } from "./InvitationItem.tsx";

afterEach(cleanup);

const [example] = getBusinessInvitations.response.parse(getBusinessInvitations.example.response).invitations;
if (example === undefined) throw new Error("The contract has no invitation.");
const sample: AnyInvitation = example;
const { email } = sample;

/** Shows an invitation on a server that sends emails or does not. */
function open(invitation: Partial<AnyInvitation>, mail: "smtp" | "outbox") {
  const { fetch } = answeringFetch({
    "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, mail } },
  });
  const [onAgain, onShowLink, onWithdraw] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const item = { invitation: { ...sample, ...invitation }, role: "User", onAgain, onShowLink, onWithdraw };
  render(
    <MessagesProvider messages={en}>
      <ApiProvider api={createCaller({ fetch })}>
        <QueryClientProvider client={new QueryClient()}>
          <ul>
            <InvitationItem {...item} />
          </ul>
        </QueryClientProvider>
      </ApiProvider>
    </MessagesProvider>,
  );
  return { onAgain, onShowLink, onWithdraw };
}

it("sends an invitation again whose email was not delivered, and states why", async () => {
  const { onAgain } = open({ mail_state: "failed", mail_problem: "address_refused" }, "smtp");
  screen.getByText("Email could not be delivered. The mail server does not accept this address.");
  await userEvent.click(await screen.findByRole("button", { name: `Send again to ${email}` }));
  expect(onAgain).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: `Send a new link to ${email}` })).toBeNull();
});

it("sends a new link for an invitation whose email was sent", async () => {
  const { onAgain } = open({ mail_state: "sent", mail_problem: null }, "smtp");
  screen.getByText("Email sent");
  await userEvent.click(await screen.findByRole("button", { name: `Send a new link to ${email}` }));
  expect(onAgain).toHaveBeenCalledTimes(1);
});

it("shows a link to pass on if the server sends no emails", async () => {
  const { onShowLink, onWithdraw } = open({ mail_state: null, mail_problem: null }, "outbox");
  await userEvent.click(await screen.findByRole("button", { name: `Get a new link for ${email}` }));
  expect(onShowLink).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: `Withdraw the invitation for ${email}` }));
  expect(onWithdraw).toHaveBeenCalledTimes(1);
});

it("states that the link of an invitation has expired", () => {
  open({ status: "expired" }, "smtp");
  expect(screen.getByText("The link has expired").isConnected).toBe(true);
});
