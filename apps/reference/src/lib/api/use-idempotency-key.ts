import { useRef } from "react";

/**
 * The key under which the same content may be sent twice and is stored once: a repeated send after a lost answer keeps
 * its key, changed content gets a new one.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
