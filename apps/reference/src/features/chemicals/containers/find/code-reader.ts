/** Reads codes from a picture. */
export interface CodeReader {
  /** Whether it reads bar codes as well as QR codes. */
  readonly readsBarCodes: boolean;
  /** The text of a code that is in view, or `null`. */
  readonly read: (picture: HTMLVideoElement | HTMLCanvasElement) => Promise<string | null>;
}

/** The browser's own reader, where it has one [WICG Shape Detection]: TypeScript does not know it. */
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

/** The browser's own reader where there is one, else one of ours for QR codes, which is loaded now. */
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

/** Longer side of the picture that is looked at: a code that fills a third of it is read, in a few milliseconds. */
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
      if (width === 0 || height === 0) return null; // nothing is seen yet
      const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      try {
        return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
      } catch {
        return null; // no code is in view
      }
    },
  };
}

function sizeOf(picture: HTMLVideoElement | HTMLCanvasElement): { readonly width: number; readonly height: number } {
  return picture instanceof HTMLVideoElement ? { width: picture.videoWidth, height: picture.videoHeight } : picture;
}
