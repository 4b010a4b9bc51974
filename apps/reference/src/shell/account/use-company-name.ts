import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessNameQuery } from "../../lib/api/business-queries.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** The company's name, or the word 'Company' until it is known and when it cannot be read. */
export function useCompanyName(businessId: number): string {
  const { shell } = useMessages();
  const { data } = useQuery(businessNameQuery(useApi(), businessId));
  return data ?? shell.company;
}
