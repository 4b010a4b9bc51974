/**
 * True if the holder of an Ed25519 key signed a text. A key or signature that is none signed nothing.
 *
 * @param publicKey - raw, base64url
 * @param signature - base64url
 * @returns `null` where this machine knows no Ed25519, and cannot say
 */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean | null> {
  try {
    const key = await crypto.subtle.importKey("raw", bytesOf(publicKey), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, bytesOf(signature), new TextEncoder().encode(text));
  } catch (error) {
    return error instanceof DOMException && error.name === "NotSupportedError" ? null : false;
  }
}

/** Throws unless it is written as bytes are written: a reader of base64 overlooks the spare bits of the last letter. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  const written = btoa(text)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
  if (written !== base64url) throw new Error("The text is not base64url.");
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
