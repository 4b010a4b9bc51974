import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

interface Manner {
  readonly recipients?: "taken" | "refused" | "deferred";
  /** True if it takes connections and does not greet before `speak`. */
  readonly isSilent?: boolean;
  /** Hears each step as it happens. */
  readonly onStep?: (step: "connected" | "greeted" | "taken" | "cut off") => void;
}

const RECIPIENT_ANSWERS = { taken: "250 ok", refused: "550 no such user", deferred: "450 try later" } as const;

/** A mail server of the plainest kind on a real socket. */
export class SmtpStandIn implements AsyncDisposable {
  /** Lines that clients sent. */
  readonly heard: string[] = [];
  readonly #manner: Manner;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #ungreeted = new Set<Socket>();
  readonly #waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  #isSilent: boolean;
  #taken = 0;

  private constructor(manner: Manner) {
    this.#manner = manner;
    this.#isSilent = manner.isSilent === true;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async listen(manner: Manner = {}): Promise<SmtpStandIn> {
    const standIn = new SmtpStandIn(manner);
    await new Promise<void>((resolve) => {
      standIn.#server.listen(0, "127.0.0.1", resolve);
    });
    return standIn;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo; // a TCP server that listens has one
    return `smtp://127.0.0.1:${port}`;
  }

  /** Greets the clients that wait, and from now on all others. */
  speak(): void {
    this.#isSilent = false;
    for (const socket of this.#ungreeted) this.#greet(socket);
  }

  /** Settles once it has taken this many mails. */
  hasTaken(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ count, resolve });
      this.#tellWaiting();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #greet(socket: Socket): void {
    this.#ungreeted.delete(socket);
    this.#manner.onStep?.("greeted");
    socket.write("220 mail.test\r\n");
  }

  #tellWaiting(): void {
    for (const { count, resolve } of this.#waiting) if (this.#taken >= count) resolve();
  }

  #serve(socket: Socket): void {
    const { recipients = "taken", onStep } = this.#manner;
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    this.#open.add(socket);
    this.#ungreeted.add(socket);
    onStep?.("connected");
    if (!this.#isSilent) this.#greet(socket);
    socket.on("close", () => {
      this.#open.delete(socket);
      if (this.#ungreeted.delete(socket)) onStep?.("cut off");
    });
    socket.on("error", () => undefined);
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      for (const line of chunk.split("\r\n").filter((text) => text !== "")) {
        this.heard.push(line);
        if (isData) {
          if (line !== ".") continue;
          isData = false;
          this.#taken += 1;
          onStep?.("taken");
          say("250 taken");
          this.#tellWaiting();
        } else if (line.startsWith("RCPT")) say(RECIPIENT_ANSWERS[recipients]);
        else if (line === "DATA") {
          isData = true;
          say("354 go on");
        } else if (line === "QUIT") socket.end("221 bye\r\n");
        else say("250 ok");
      }
    });
  }
}
