import { describeProblem } from "@placard/api-client";
import { useUnsentFileStore, type UnsentFile, type SentFile } from "../../../../lib/uploads/unsent-files.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { FailedUpload, PendingPicture } from "./upload-pictures.ts";

/** Details of a site that was just added. */
export interface NewSite {
  readonly businessId: number;
  readonly locationId: number;
  readonly name: string;
}

/** Store for pictures of new sites that are being sent or could not be sent. */
export const useUnsentPictureStore = () => useUnsentFileStore("pictures-of-new-site");

export const fileToSend = (site: NewSite, { key, file, description }: PendingPicture): SentFile => ({
  key,
  file,
  about: { ...site, description },
});

export const siteOf = ({ about }: SentFile): NewSite => ({
  businessId: Number(about["businessId"]),
  locationId: Number(about["locationId"]),
  name: String(about["name"] ?? ""),
});

export const pictureOf = ({ key, file, about }: SentFile): PendingPicture => ({
  key,
  file,
  description: String(about["description"] ?? ""),
});

/** Describes a failed upload for a list, with its reason. */
export function useFailedFile(): (failed: FailedUpload) => UnsentFile {
  const { uploads } = useMessages();
  return ({ picture, error }) => ({
    key: picture.key,
    file: picture.file,
    about: { description: picture.description },
    reason: describeProblem(error, uploads.fileFailed),
  });
}
