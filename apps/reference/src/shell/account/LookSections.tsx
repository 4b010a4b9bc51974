import { Header, MenuItem, MenuSection, type Selection } from "react-aria-components";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { DENSITIES, THEMES, type Density, type Theme } from "./look.ts";
import { useLook } from "./LookProvider.tsx";

/** The parts of a menu that choose the theme and the size of the controls. */
export function LookSections() {
  const { shell } = useMessages();
  const { current, choose } = useLook();
  const themeNames: Record<Theme, string> = {
    light: shell.themeLight,
    dark: shell.themeDark,
    night: shell.themeNight,
    sun: shell.themeSun,
  };
  const densityNames: Record<Density, string> = { standard: shell.densityStandard, glove: shell.densityGlove };
  return (
    <>
      <LookSection
        title={shell.theme}
        names={themeNames}
        options={THEMES}
        chosen={current.theme}
        onChoose={(theme) => choose({ ...current, theme })}
      />
      <LookSection
        title={shell.density}
        names={densityNames}
        options={DENSITIES}
        chosen={current.density}
        onChoose={(density) => choose({ ...current, density })}
      />
    </>
  );
}

interface LookSectionProps<Option extends string> {
  readonly title: string;
  readonly names: Readonly<Record<Option, string>>;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
}

/** One of several, marked. Choosing the marked one again changes nothing. */
function LookSection<Option extends string>({ title, names, options, chosen, onChoose }: LookSectionProps<Option>) {
  function onSelectionChange(selection: Selection): void {
    const option = options.find((one) => selection !== "all" && selection.has(one));
    if (option !== undefined) onChoose(option);
  }
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={onSelectionChange}
    >
      <Header>{title}</Header>
      {options.map((option) => (
        <MenuItem key={option} id={option}>
          {names[option]}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
