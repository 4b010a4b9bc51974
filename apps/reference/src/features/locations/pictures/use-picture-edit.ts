import { updatePicture, type Picture } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { picturesQuery } from "../location-queries.ts";
import { pictureProblem } from "./pictures-of.ts";

export interface EditedPicture {
  readonly picture: Picture;
  /** Where it stands among the entrance images, from 1; `null`: it is the floor plan. */
  readonly place: number | null;
  /** Entrance images of the site. */
  readonly count: number;
}

/** What a picture shows and where it stands, as it is changed. */
export function usePictureEdit({ picture, place }: EditedPicture, onClose: () => void) {
  const { locations: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const { id, location_id } = picture;
  const initial = { description: picture.description, place: place === null ? "" : String(place) };
  return useForm({
    initial,
    validate: ({ description }) => {
      const problem = pictureProblem(description, place === null);
      return problem === null ? {} : { description: words.pictureProblems[problem] };
    },
    async submit({ description, place: wanted }) {
      const body = {
        description: description.trim(),
        ...(wanted !== initial.place && { place: Number(wanted) }),
      };
      try {
        await api.call(updatePicture, { params: { picture_id: id }, body });
      } catch (error) {
        return fail(error, {
          title: words.updateFailedTitle,
          fallback: words.pictureNotSaved,
          logIn: words.logInToChange,
        });
      }
      await queries.invalidateQueries({ queryKey: picturesQuery(api, business_id, location_id).queryKey });
      toasts.clear();
      toasts.show({ tone: "ok", title: words.pictureSaved });
      onClose();
      return undefined;
    },
  });
}
