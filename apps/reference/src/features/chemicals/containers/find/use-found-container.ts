import { findContainer } from "@placard/api-client/internal";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../../lib/api/business-queries.ts";
import { readCodeSearch } from "../../../../lib/search-params.ts";
import { paths } from "../../../../paths.ts";
import { useBusinessProfile } from "../../../../session/SessionProvider.tsx";
import { codeOfScan } from "../labels/container-address.ts";

/** Loads the container whose code is in the address, and navigates to another code. */
export function useFoundContainer() {
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const navigate = useNavigate();
  const requested = useSearch({ strict: false, select: readCodeSearch });
  const code = requested.code === undefined ? null : (codeOfScan(requested.code) ?? requested.code);
  const query = useQuery({
    queryKey: [...chemicalsKey(business_id), "containers", "code", code],
    queryFn: async ({ signal }) => {
      const call = { params: { business_id }, query: { code: code ?? "" } };
      return (await api.call(findContainer, call, { signal })).container;
    },
    enabled: code !== null && codeOfScan(code) !== null,
    retry: false,
  });
  return { code, query, find: (next: string) => void navigate({ to: paths.findContainer, search: { code: next } }) };
}

export type FoundQuery = ReturnType<typeof useFoundContainer>["query"];
