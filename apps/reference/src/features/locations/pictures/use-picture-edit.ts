import { type Picture } from "@placard/api-client";
import { picture as pictureSchema, updatePicture } from "@placard/api-client/internal";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { pictureProblem } from "./pictures-of.ts";

export interface EditedPicture {
  readonly picture: Picture;
  /** Position among the entrance images, from 1; `null` for the floor plan. */
  readonly place: number | null;
  /** Number of entrance images of the site. */
  readonly count: number;
}

/** Form state of a picture's description and position. */
export function usePictureEdit({ picture, place }: EditedPicture, onClose: () => void) {
  const { locations: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const storedPosition = place === null ? "" : String(place);
  return useRecordEdit({
    record: picture,
    schema: pictureSchema,
    businessId: business_id,
    draft: "edit-picture",
    valuesOf: ({ description }) => ({ description, place: storedPosition }),
    validate: ({ description }) => {
      const problem = pictureProblem(description, place === null);
      return problem === null ? {} : { description: texts.pictureProblems[problem] };
    },
    changesOf: ({ version }, { description, place: wanted }) => ({
      description: description.trim(),
      version,
      ...(wanted !== storedPosition && { place: Number(wanted) }),
    }),
    labels: { description: texts.pictureDescription, place: texts.picturePlace },
    send: (body) => api.call(updatePicture, { params: { picture_id: picture.id }, body }),
    texts: {
      done: ({ description }) => ({ title: texts.pictureSaved, text: description }),
      gone: texts.pictureGone,
      failed: { title: texts.updateFailedTitle, fallback: texts.pictureNotSaved, logIn: texts.logInToChange },
    },
    onClose,
  });
}
