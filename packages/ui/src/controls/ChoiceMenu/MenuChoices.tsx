import { Header } from "react-aria-components/Header";
import { MenuItem, MenuSection } from "react-aria-components/Menu";

export interface MenuChoicesProps<Id extends string = string> {
  /** Title above the options. */
  title: string;
  /** Options to choose from. */
  options: readonly { readonly id: Id; readonly label: string }[];
  /** Id of the selected option. */
  value: Id;
  /** Called with the id of the selected option. */
  onChange: (value: Id) => void;
}

/**
 * A group of options inside a `ChoiceMenu`, with the current one marked. Choosing the current option again changes
 * nothing.
 */
export function MenuChoices<Id extends string = string>({ title, options, value, onChange }: MenuChoicesProps<Id>) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const option = options.find(({ id }) => keys !== "all" && keys.has(id));
        if (option !== undefined) onChange(option.id);
      }}
    >
      <Header className="placard-choice-menu-title">{title}</Header>
      {options.map(({ id, label }) => (
        <MenuItem key={id} id={id} className="placard-choice-menu-item">
          {label}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
