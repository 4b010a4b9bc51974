/** What people press, choose, type and arrange: those around the pieces, and those of an application of its own. */
export * from "./around-pieces.ts";
export { LinkButton, type LinkButtonProps } from "./LinkButton/LinkButton.tsx";
export { NumberField, type NumberFieldProps } from "./NumberField/NumberField.tsx";
export { ChipsField, type ChipsFieldProps } from "./ChipsField/ChipsField.tsx";
export { FileDrop, type FileDropProps } from "./FileDrop/FileDrop.tsx";
export { formatBytes } from "./FileDrop/format-bytes.ts";
export { RadioCards, type RadioCardOption, type RadioCardsProps } from "./RadioCards/RadioCards.tsx";
export { Drawer, type DrawerProps } from "./Drawer/Drawer.tsx";
export { Avatar, type AvatarProps } from "./Avatar/Avatar.tsx";
export { Logo, type LogoProps } from "./Logo/Logo.tsx";
export { Pager, type PagerProps } from "./Pager/Pager.tsx";
