import { connect, createServer, type AddressInfo } from "node:net";

/** A proxy before PostgreSQL that counts round trips. */
export interface RoundTripProxy extends AsyncDisposable {
  /** The address to give to the server. */
  readonly url: string;
  /** Number of times that the server sent something and waited for the answer. */
  count(): number;
}

/** Opens the proxy. A round trip begins with the first bytes after an answer of PostgreSQL. */
export async function openRoundTripProxy(database: string): Promise<RoundTripProxy> {
  const target = new URL(database);
  let roundTrips = 0;
  const proxy = createServer((server) => {
    const postgres = connect(Number(target.port), target.hostname);
    let isAsking = false;
    server.on("data", (bytes) => {
      if (!isAsking) roundTrips += 1;
      isAsking = true;
      postgres.write(bytes);
    });
    postgres.on("data", (bytes) => {
      isAsking = false;
      server.write(bytes);
    });
    for (const [from, to] of [
      [server, postgres],
      [postgres, server],
    ] as const) {
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const url = new URL(database);
  url.port = String((proxy.address() as AddressInfo).port); // a listening TCP server has one
  return {
    url: url.href,
    count: () => roundTrips,
    [Symbol.asyncDispose]: () => new Promise((resolve) => proxy.close(() => resolve())),
  };
}
