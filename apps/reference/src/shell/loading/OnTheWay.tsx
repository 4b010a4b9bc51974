import { useRouterState } from "@tanstack/react-router";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./OnTheWay.css";

/** A line along the top while the next page is being brought and the one before still stands. */
export function OnTheWay() {
  const { common } = useMessages();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading && <div className="app-on-the-way" role="progressbar" aria-label={common.loading} />;
}
