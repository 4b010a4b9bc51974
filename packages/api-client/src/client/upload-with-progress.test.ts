import { afterEach, describe, expect, it, vi } from "vitest";
import { uploadSds } from "../contract/safety-data-sheets.ts";
import { NetworkError } from "../errors/client-errors.ts";
import { contractFetch } from "../test/contract-fetch.ts";
import { createCaller } from "./caller.ts";
import { uploadWithProgress } from "./upload-with-progress.ts";

const input = { fields: { chemical_id: 41 }, file: new Blob(["%PDF-1.7"], { type: "application/pdf" }) };
const baseUrl = "https://placard.example";

/** A request that sends half, then all, then returns the contract's example; or fails after half. */
function fakeXMLHttpRequest(breaksOff: boolean) {
  return class extends EventTarget {
    upload = new EventTarget();
    status = 200;
    response = new Blob([JSON.stringify(uploadSds.example.response)]);
    responseType = "";
    withCredentials = false;
    open(): void {}
    setRequestHeader(): void {}
    getAllResponseHeaders(): string {
      return "X-Request-Id: req-3\r\n";
    }
    send(): void {
      this.upload.dispatchEvent(progress(50));
      if (breaksOff) {
        this.dispatchEvent(new Event("error"));
        return;
      }
      this.upload.dispatchEvent(progress(100));
      this.dispatchEvent(new Event("load"));
    }
  };
}

function progress(loaded: number): Event {
  return Object.assign(new Event("progress"), { lengthComputable: true, loaded, total: 100 });
}

afterEach(() => vi.unstubAllGlobals());

describe("uploadWithProgress", () => {
  it("reports progress and reads the response", async () => {
    vi.stubGlobal("XMLHttpRequest", fakeXMLHttpRequest(false));
    const shares: number[] = [];
    const answer = await uploadWithProgress(createCaller({ baseUrl }), uploadSds, input, {
      onProgress: (share) => shares.push(share),
    });
    expect(answer.sds.filename).toBe("ammonia.pdf");
    expect(shares).toEqual([0.5, 1, 1]);
  });

  it("fails like every other call if the connection breaks", async () => {
    vi.stubGlobal("XMLHttpRequest", fakeXMLHttpRequest(true));
    await expect(uploadWithProgress(createCaller({ baseUrl }), uploadSds, input)).rejects.toBeInstanceOf(NetworkError);
  });

  it("uploads with fetch and reports the end without XMLHttpRequest", async () => {
    vi.stubGlobal("XMLHttpRequest", undefined);
    const shares: number[] = [];
    const caller = createCaller({ baseUrl, fetch: contractFetch() });
    await uploadWithProgress(caller, uploadSds, input, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([1]);
  });
});
