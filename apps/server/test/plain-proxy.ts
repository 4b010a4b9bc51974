import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

/** A proxy without rules of its own. */
export interface PlainProxy extends AsyncDisposable {
  readonly url: string;
}

/**
 * Sends requests to servers in turn, and to the next one if a server takes no connection. Headers and bodies stay as they
 * are. If a server ends during a request, the connection of its caller is cut, so the caller gets no answer.
 *
 * @param targets - addresses of the servers
 */
export async function plainProxy(targets: readonly string[]): Promise<PlainProxy> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const first = turn;
    turn += 1;
    forward(incoming, outgoing, [
      ...targets.slice(first % targets.length),
      ...targets.slice(0, first % targets.length),
    ]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, [target, ...others]: readonly string[]): void {
  if (target === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  const { method, headers, url = "/" } = incoming;
  const call = request(new URL(url, target), { method, headers, agent: false });
  call.once("socket", (socket) => {
    // The body is sent once a server has taken the connection, so none is lost on the way to the next one.
    socket.once("connect", () => incoming.pipe(call));
  });
  call.once("response", (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.once("error", () => outgoing.destroy());
    response.pipe(outgoing);
  });
  call.once("error", (error) => {
    if ("code" in error && error.code === "ECONNREFUSED") forward(incoming, outgoing, others);
    else outgoing.destroy();
  });
}
