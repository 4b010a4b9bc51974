import { useSpeech } from "../../messages/language/speech.ts";

/** Props of a field that concern its text. */
interface Typed {
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
}

/** Shows and accepts the decimal mark of the language, and passes a decimal point to the host. */
export function useDecimal<Props extends Typed>(props: Props): Props {
  const hasComma = useSpeech().figure("0.5") === "0,5";
  if (!hasComma) return props;
  const { value, defaultValue, onChange } = props;
  return {
    ...props,
    ...(value !== undefined && { value: value.replaceAll(".", ",") }),
    ...(defaultValue !== undefined && { defaultValue: defaultValue.replaceAll(".", ",") }),
    ...(onChange !== undefined && { onChange: (text: string) => onChange(text.replaceAll(",", ".")) }),
  };
}
