import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessNameQuery } from "../../lib/api/business-queries.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** The company's name. Falls back to the word 'Company' while the name is loading or if it cannot be loaded. */
export function useCompanyName(businessId: number): string {
  const { shell } = useMessages();
  const { data } = useQuery(businessNameQuery(useApi(), businessId));
  return data ?? shell.company;
}
