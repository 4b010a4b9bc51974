/**
 * True if the holder of an Ed25519 key signed a text. An invalid key or signature returns false.
 *
 * @param publicKey - raw, base64url
 * @param signature - base64url
 * @returns `null` if this machine does not support Ed25519, so the signature cannot be checked
 */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean | null> {
  try {
    const key = await crypto.subtle.importKey("raw", bytesOf(publicKey), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, bytesOf(signature), new TextEncoder().encode(text));
  } catch (error) {
    return error instanceof DOMException && error.name === "NotSupportedError" ? null : false;
  }
}

/** Decodes base64url. Throws for a non-canonical text, because decoders ignore the spare bits of the last character. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  const written = btoa(text)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
  if (written !== base64url) throw new Error("The text is not base64url.");
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
