import { useEffect, useState } from "react";
import { shrinkPhoto } from "../../lib/device/shrink-photo.ts";
import type { Outbox } from "../outbox.ts";
import type { SentAnswer } from "../send-unsent.ts";
import { TakenPhotos, type TakenPhoto } from "./taken-photos.ts";

interface PhotoStore {
  /**
   * Stores the original photo immediately, and adds it to the outbox after shrinking it. @returns whether the photo can
   * be displayed
   */
  readonly keep: (photo: TakenPhoto) => Promise<boolean>;
  readonly removeIfEmpty: () => Promise<void>;
}

/** Photos of incidents on their way to the outbox, including those left by a closed tab. */
export function useTakenPhotos(outbox: Outbox<SentAnswer>, name: string): PhotoStore {
  const [taken] = useState(() => new TakenPhotos(name));

  const [bring] = useState(() => async ({ file, ...photo }: TakenPhoto): Promise<boolean> => {
    const { key } = photo;
    const shrunk = await shrinkPhoto(file);
    if (shrunk === null) {
      await taken.remove(key);
      return false;
    }
    const forget = () => void taken.remove(key);
    void outbox.add({ kind: "photo", ...photo, photo: shrunk }, forget).then(({ state }) => {
      if (state !== "waiting") forget();
    });
    return true;
  });

  useEffect(() => {
    void taken.left().then(async (photos) => {
      for (const photo of photos) await bring(photo);
    });
  }, [taken, bring]);

  return {
    keep(photo) {
      void taken.add(photo);
      return bring(photo);
    },
    removeIfEmpty: () => taken.removeIfEmpty(),
  };
}
