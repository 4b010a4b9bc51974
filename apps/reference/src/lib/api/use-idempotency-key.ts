import { useRef } from "react";

/**
 * Idempotency key of a request: the same content keeps its key when it is sent again after a lost response, so that it
 * is stored once. Changed content gets a new key.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
