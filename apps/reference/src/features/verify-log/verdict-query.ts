import { verifyLogFile } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";

/** A chosen file and the time of the choice, since a file with the same name may have changed later. */
export interface ChosenLog {
  readonly file: File;
  readonly at: number;
}

/** Checks a log. Nothing is stored and nothing leaves the device. */
export const verdictQuery = (chosen: ChosenLog | null, trustedKey: string | null) =>
  queryOptions({
    queryKey: ["verify-log", chosen?.at, trustedKey],
    queryFn: async () => verifyLogFile((await chosen?.file.text()) ?? "", trustedKey),
    enabled: chosen !== null,
    networkMode: "always",
    retry: false,
    gcTime: 0,
  });
