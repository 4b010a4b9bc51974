import { useEffect, useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { sessionCalls, type DemoSignIn } from "../../session/session-calls.ts";

/** The sign-ins of the seeded demo; none unless the server runs in demo mode. Read without the data layer. */
export function useDemoSignIns(): readonly DemoSignIn[] {
  const api = useApi();
  const [signIns, setSignIns] = useState<readonly DemoSignIn[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api.call(sessionCalls.getDemo, {}, { signal: leaving.signal }).then(
      ({ demo }) => setSignIns(demo?.sign_ins ?? []),
      () => undefined, // Without an answer there is nothing to offer, and sign-in itself will say what is wrong.
    );
    return () => leaving.abort();
  }, [api]);
  return signIns;
}
