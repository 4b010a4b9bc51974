import { createServer, type Server, type Socket } from "node:net";

/**
 * The part of PostgreSQL's wire protocol (version 3.0) that LISTEN and NOTIFY need, on a real socket, for machines
 * without PostgreSQL. It ends connections like the real one: a FATAL error, then the end of the stream.
 */
export class PlainPostgres implements AsyncDisposable {
  /** Number of connections made, including those that ended. */
  taken = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #listeners = new Set<Socket>();

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static listen(port = 0): Promise<PlainPostgres> {
    const database = new PlainPostgres();
    return new Promise((resolve) => database.#server.listen(port, "127.0.0.1", () => resolve(database)));
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("A TCP socket has a port.");
    return address.port;
  }

  get url(): string {
    return `postgres://placard@127.0.0.1:${this.port}/placard`;
  }

  /** Number of open connections that listen. */
  get listening(): number {
    return this.#listeners.size;
  }

  /** @param count - how many, oldest first; all by default */
  endConnections(count = Infinity): void {
    for (const socket of [...this.#sockets].slice(0, count)) {
      const fields = "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0";
      socket.end(message("E", fields));
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #serve(socket: Socket): void {
    this.taken += 1;
    this.#sockets.add(socket);
    let isStarted = false;
    let heard = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.#sockets.delete(socket);
      this.#listeners.delete(socket);
    });
    socket.on("data", (chunk) => {
      heard = Buffer.concat([heard, chunk]);
      for (;;) {
        const head = isStarted ? 1 : 0; // the first message has no type
        if (heard.length < head + 4) return;
        const length = head + heard.readInt32BE(head);
        if (heard.length < length) return;
        const type = isStarted ? heard.toString("latin1", 0, 1) : "startup";
        const body = heard.subarray(head + 4, length);
        heard = heard.subarray(length);
        isStarted = true;
        this.#answer(socket, type, body);
      }
    });
  }

  #answer(socket: Socket, type: string, body: Buffer): void {
    const ready = message("Z", "I");
    switch (type) {
      case "startup":
        socket.write(Buffer.concat([message("R", "\0\0\0\0"), ready])); // no password
        break;
      case "Q": // LISTEN is the only statement without values
        this.#listeners.add(socket);
        socket.write(Buffer.concat([message("C", "LISTEN\0"), ready]));
        break;
      case "B": {
        const [channel = "", notice = ""] = valuesOf(body);
        socket.write(message("2", ""));
        for (const listener of this.#listeners) listener.write(message("A", `\0\0\0\u0001${channel}\0${notice}\0`));
        break;
      }
      case "P":
        socket.write(message("1", ""));
        break;
      case "D":
        socket.write(message("n", ""));
        break;
      case "E":
        socket.write(message("C", "SELECT 1\0"));
        break;
      case "S":
        socket.write(ready);
        break;
      case "X":
        socket.end();
        break;
      default:
        throw new Error(`This stand-in does not know the message ${type}.`);
    }
  }
}

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(body, "latin1");
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

/** The texts of a Bind message: portal, statement, format codes, then each value preceded by its length. */
function valuesOf(body: Buffer): string[] {
  let at = body.indexOf(0) + 1;
  at = body.indexOf(0, at) + 1;
  at += 2 + 2 * body.readInt16BE(at);
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    const text = body.toString("utf8", at + 4, at + 4 + length);
    at += 4 + length;
    return text;
  });
}
