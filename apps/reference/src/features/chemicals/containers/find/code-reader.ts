/** Reads codes from a picture. */
export interface CodeReader {
  /** True if it reads bar codes as well as QR codes. */
  readonly readsBarCodes: boolean;
  /** The text of a code in the picture, or `null`. */
  readonly read: (picture: HTMLVideoElement | HTMLCanvasElement) => Promise<string | null>;
}

/** The native reader of some browsers [WICG Shape Detection], for which TypeScript has no types. */
interface BarcodeDetector {
  detect(picture: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface BarcodeDetectors {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: BarcodeDetectors;
  }
}

/** The native reader of the browser if it has one, else a QR code reader that is loaded on demand. */
export async function codeReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? qrReader();
}

async function nativeReader(): Promise<CodeReader | null> {
  const Detector = window.BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector === undefined || !formats.includes("qr_code")) return null;
  const detector = new Detector({ formats });
  return {
    readsBarCodes: formats.some((format) => format !== "qr_code"),
    read: async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue ?? null,
  };
}

/**
 * Longer side of the scaled picture, in pixels. A code that fills a third of it can be read within a few milliseconds.
 */
const LONGER_SIDE = 800;

async function qrReader(): Promise<CodeReader> {
  const { decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new DOMException("Drawing is not supported here.", "NotSupportedError");
  return {
    readsBarCodes: false,
    read: async (picture) => {
      const { width, height } = sizeOf(picture);
      if (width === 0 || height === 0) return null; // no picture yet
      const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      try {
        return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
      } catch {
        return null; // no code in the picture
      }
    },
  };
}

function sizeOf(picture: HTMLVideoElement | HTMLCanvasElement): { readonly width: number; readonly height: number } {
  return picture instanceof HTMLVideoElement ? { width: picture.videoWidth, height: picture.videoHeight } : picture;
}
