import { Button, ToastRegion, toasts } from "@placard/ui";
import "@placard/ui/styles.css";

export function SaveWithToast() {
  return (
    <>
      <Button onPress={() => toasts.show({ tone: "ok", title: "Chemical updated" })}>Save</Button>
      <ToastRegion />
    </>
  );
}
