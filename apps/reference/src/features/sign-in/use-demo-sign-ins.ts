import { useEffect, useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { sessionCalls, type DemoSignIn } from "../../session/session-calls.ts";

/** Sign-ins of the demo data; empty unless the server runs in demo mode. Does not use the data layer. */
export function useDemoSignIns(): readonly DemoSignIn[] {
  const api = useApi();
  const [signIns, setSignIns] = useState<readonly DemoSignIn[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api.call(sessionCalls.getDemo, {}, { signal: leaving.signal }).then(
      ({ demo }) => setSignIns(demo?.sign_ins ?? []),
      () => undefined, // On failure there is nothing to offer; the sign-in itself reports the problem.
    );
    return () => leaving.abort();
  }, [api]);
  return signIns;
}
