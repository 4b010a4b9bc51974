export { MessagesProvider, type MessagesProviderProps } from "./messages/messages-context.tsx";
export { useMessages } from "./messages/use-messages.ts";
export type { SomeWords } from "./messages/merge-words.ts";
export { en, type Messages } from "./messages/en.ts";

export { Button, type ButtonProps, type ButtonVariant } from "./components/Button/Button.tsx";
export { LinkButton, type LinkButtonProps } from "./components/LinkButton/LinkButton.tsx";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";

export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export { NumberField, type NumberFieldProps } from "./components/NumberField/NumberField.tsx";
export { ComboBox, type ComboBoxItem, type ComboBoxProps } from "./components/ComboBox/ComboBox.tsx";
export { Slider, type SliderProps } from "./components/Slider/Slider.tsx";
export { ChipsField, type ChipsFieldProps } from "./components/ChipsField/ChipsField.tsx";
export { FileDrop, type FileDropProps } from "./components/FileDrop/FileDrop.tsx";
export { formatBytes } from "./components/FileDrop/format-bytes.ts";
export { Select, type SelectItem, type SelectProps } from "./components/Select/Select.tsx";
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from "./components/SegmentedControl/SegmentedControl.tsx";
export { RadioCards, type RadioCardOption, type RadioCardsProps } from "./components/RadioCards/RadioCards.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";

export { Dialog, type DialogProps } from "./components/Dialog/Dialog.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export { ToastRegion } from "./components/Toast/ToastRegion.tsx";
export { toasts, type ToastMessage, type ToastTone } from "./components/Toast/toasts.ts";

export { Table, type TableColumn, type TableProps } from "./components/Table/Table.tsx";
export { Tabs, type TabItem, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { Menu, type MenuEntry, type MenuProps } from "./components/Menu/Menu.tsx";
export { Avatar, type AvatarProps } from "./components/Avatar/Avatar.tsx";
export { ProgressBar, type ProgressBarProps } from "./components/ProgressBar/ProgressBar.tsx";
export { Badge, type BadgeProps, type Tone } from "./components/Badge/Badge.tsx";
export { Card, type CardProps } from "./components/Card/Card.tsx";
export { Banner, type BannerProps, type BannerTone } from "./components/Banner/Banner.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export { Skeleton, type SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { Logo, type LogoProps } from "./components/Logo/Logo.tsx";

export { HazardBadge, type HazardBadgeProps } from "./components/HazardBadge/HazardBadge.tsx";
export { NfpaDiamond, type NfpaDiamondProps } from "./components/NfpaDiamond/NfpaDiamond.tsx";
export { UnPlacard, type UnPlacardProps } from "./components/UnPlacard/UnPlacard.tsx";
export { GhsPictogram, type GhsPictogramProps } from "./components/GhsPictogram/GhsPictogram.tsx";
export { GHS_CODES, isGhsCode, type GhsCode } from "./components/GhsPictogram/ghs-codes.ts";

export { ProvenanceNote, type ProvenanceNoteProps } from "./components/ProvenanceNote/ProvenanceNote.tsx";
export { citeAll } from "./components/ProvenanceNote/cite-all.ts";
export { AssumedNote } from "./components/AssumedNote/AssumedNote.tsx";
export { UnknownValue, type UnknownValueProps } from "./components/UnknownValue/UnknownValue.tsx";
export { DisagreementNote, type DisagreementNoteProps } from "./components/DisagreementNote/DisagreementNote.tsx";

export { ExposureLadder, type ExposureLadderProps } from "./components/ExposureLadder/ExposureLadder.tsx";
export { ZoneSwatch, type ZoneSwatchProps } from "./components/ZoneSwatch/ZoneSwatch.tsx";
export { WindBug, type WindBugProps } from "./components/WindBug/WindBug.tsx";
export { ZoneTable, type ZoneTableProps } from "./components/ZoneTable/ZoneTable.tsx";
export {
  zoneLines,
  type EvacuationCircle,
  type ProtectiveZone,
  type ZoneLine,
} from "./components/ZoneTable/zone-lines.ts";

export { AddressInput, ADDRESS_SEARCH, type AddressInputProps } from "./components/AddressInput/AddressInput.tsx";
export { ChemicalField, type ChemicalFieldProps } from "./components/ChemicalField/ChemicalField.tsx";
export { ChemicalSearch, type ChemicalSearchProps } from "./components/ChemicalSearch/ChemicalSearch.tsx";
export { MeantQuestion, type MeantQuestionProps } from "./components/MeantQuestion/MeantQuestion.tsx";
export { numbersOf } from "./components/MeantQuestion/numbers-of.ts";
export { StillOpen, type StillOpenProps } from "./components/StillOpen/StillOpen.tsx";
export { ChemicalCard, type ChemicalCardProps } from "./components/ChemicalCard/ChemicalCard.tsx";
