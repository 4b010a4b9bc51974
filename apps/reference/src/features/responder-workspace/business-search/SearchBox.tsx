import { Button, TextField } from "@placard/ui";
import { Form } from "@placard/ui/internal";
import { Search } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface SearchBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Searches immediately, without waiting for a pause in typing. */
  readonly onSearch: () => void;
}

/** Search box for businesses by name or address. */
export function SearchBox({ text, onChange, onSearch }: SearchBoxProps) {
  const { businessSearch: texts } = useMessages();
  return (
    <Form
      className="placard__search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <TextField
        size="lg"
        label={texts.searchLabel}
        type="search"
        value={text}
        onChange={onChange}
        prefixIcon={<Search aria-hidden="true" />}
      />
      <Button className="placard__find" type="submit" variant="primary" size="lg" icon={<Search aria-hidden="true" />}>
        {texts.search}
      </Button>
    </Form>
  );
}
