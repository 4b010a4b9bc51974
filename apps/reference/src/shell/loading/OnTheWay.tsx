import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./OnTheWay.css";

/** Most pages come sooner, ms. */
const PATIENCE_MS = 300;

/** A line along the top while the next page is being brought and the one before still stands. */
export function OnTheWay() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading && <Line />;
}

function Line() {
  const { common } = useMessages();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isLate && <div className="app-on-the-way" role="progressbar" aria-label={common.loading} />;
}
