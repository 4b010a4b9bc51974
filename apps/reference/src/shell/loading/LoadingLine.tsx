import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./LoadingLine.css";

/** Delay before the line appears, ms. Most pages load sooner. */
const DELAY_MS = 300;

/** Progress line at the top while the next page is loading and the previous page is still shown. */
export function LoadingLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading && <Line />;
}

function Line() {
  const { common } = useMessages();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isLate && <div className="app-on-the-way" role="progressbar" aria-label={common.loading} />;
}
