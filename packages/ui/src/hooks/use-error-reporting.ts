import { useInsertionEffect, useMemo, useRef } from "react";

/** Handles an error of a source, a store or another port. */
export type ErrorHandler = (error: unknown) => void;

/** Errors already reported by a nested component. */
const REPORTED = /* @__PURE__ */ new WeakSet<object>();

/**
 * Wraps a port so that its functions report the errors they throw or reject with. An aborted request is not a failure.
 *
 * @param port - the same object in every render; a value that is not an object is returned as is
 */
export function useErrorReporting<Port>(port: Port, onError: ErrorHandler | undefined): Port {
  const newest = useRef(onError);
  useInsertionEffect(() => {
    newest.current = onError;
  });
  return useMemo(() => {
    const report = (error: unknown): void => {
      if (typeof error === "object" && error !== null) {
        if (REPORTED.has(error) || ("name" in error && error.name === "AbortError")) return;
        REPORTED.add(error);
      }
      newest.current?.(error);
      // oxlint-disable-next-line no-console -- for developers of a host, who look in the console
      if (process.env.NODE_ENV !== "production" && newest.current === undefined) console.error(error);
    };
    // oxlint-disable-next-line react/refs -- read when the port answers, never during render
    return typeof port === "object" && port !== null ? withReporting(port, report) : port;
  }, [port]);
}

type AnyFunction = (...given: readonly unknown[]) => unknown;

function withReporting<Port extends object>(port: Port, report: ErrorHandler): Port {
  const methodWrappers = new Map<unknown, AnyFunction>(); // functions keep their identity, as subscriptions need it
  const rethrow = (error: unknown): never => {
    report(error);
    throw error;
  };
  const wrap =
    (call: AnyFunction): AnyFunction =>
    (...given) => {
      try {
        const answer = Reflect.apply(call, port, given);
        return answer instanceof Promise ? answer.catch(rethrow) : answer;
      } catch (error) {
        return rethrow(error);
      }
    };
  const wrapped = {};
  for (
    let level: object = port;
    level !== Object.prototype;
    level = Reflect.getPrototypeOf(level) ?? Object.prototype
  ) {
    for (const name of Reflect.ownKeys(level)) {
      if (name === "constructor" || Object.hasOwn(wrapped, name)) continue;
      const get = (): unknown => {
        const value: unknown = Reflect.get(port, name);
        if (typeof value !== "function") return value;
        const known = methodWrappers.get(value) ?? wrap(value as AnyFunction); // any function can be applied
        methodWrappers.set(value, known);
        return known;
      };
      Object.defineProperty(wrapped, name, { enumerable: true, get });
    }
  }
  return wrapped as Port; // same keys, read from the port
}

/** True if a value from the host has these functions. JavaScript and custom elements may pass any value. */
export function hasFunctions(port: unknown, ...names: readonly string[]): boolean {
  return (
    typeof port === "object" && port !== null && names.every((name) => typeof Reflect.get(port, name) === "function")
  );
}
