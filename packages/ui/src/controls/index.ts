/** Controls used around the components. */
export { ThemeRoot, type ThemeRootProps } from "./ThemeRoot/ThemeRoot.tsx";
export { Button, type ButtonProps, type ButtonVariant } from "./Button/Button.tsx";
export { IconButton, type IconButtonProps } from "./IconButton/IconButton.tsx";
export { TextField, type TextFieldProps } from "./TextField/TextField.tsx";
export { ComboBox, type ComboBoxItem, type ComboBoxProps } from "./ComboBox/ComboBox.tsx";
export { Slider, type SliderProps } from "./Slider/Slider.tsx";
export { Select, type SelectItem, type SelectProps } from "./Select/Select.tsx";
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from "./SegmentedControl/SegmentedControl.tsx";
export { Checkbox, type CheckboxProps } from "./Checkbox/Checkbox.tsx";
export { Dialog, type DialogProps } from "./Dialog/Dialog.tsx";
export { Table } from "./Table/Table.tsx";
export type { TableColumn, TableProps, TableSort } from "./Table/table-props.ts";
export { Tabs, type TabItem, type TabsProps } from "./Tabs/Tabs.tsx";
export { Menu, type MenuEntry, type MenuProps } from "./Menu/Menu.tsx";
export { Badge, type BadgeProps, type Tone } from "./Badge/Badge.tsx";
export { Card, type CardProps } from "./Card/Card.tsx";
export { AddressInput, type AddressInputProps } from "./AddressInput/AddressInput.tsx";
export { Disclosure, type DisclosureProps } from "./Disclosure/Disclosure.tsx";
