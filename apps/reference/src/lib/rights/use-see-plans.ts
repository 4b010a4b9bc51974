import { useNavigate } from "@tanstack/react-router";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";

/** Toast action that opens the plans page, for a plan that is full. */
export function useSeePlans(): { readonly label: string; readonly onPress: () => void } {
  const { common } = useMessages();
  const navigate = useNavigate();
  return { label: common.seePlans, onPress: () => void navigate({ to: paths.businessPlan }) };
}
