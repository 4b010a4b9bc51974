import { useNavigate } from "@tanstack/react-router";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";

/** The way on from the words that a plan is full. */
export function useSeePlans(): { readonly label: string; readonly onPress: () => void } {
  const { common } = useMessages();
  const navigate = useNavigate();
  return { label: common.seePlans, onPress: () => void navigate({ to: paths.businessPlan }) };
}
