import { classWords, type ClassCard } from "@placard/hazmat-core";
import { loadGuideCard, loadPlacardCard, type SignQuery } from "@placard/hazmat-core/identify";
import { guidanceForGuide } from "@placard/hazmat-core/guidance";
import { Banner, Button, ChemicalCard, ErrorState, Skeleton } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** The card of a guide or a placard. It states that it is not for a single substance. */
export function SignCardView({ sign }: { readonly sign: SignQuery }) {
  const { chemicalSearch: texts, common } = useMessages();
  const loadCard = async (): Promise<ClassCard | null> => {
    if (sign.kind === "placard") {
      const classText = classWords(sign.hazardClass) ?? "";
      return loadPlacardCard(sign.hazardClass, texts.placardCard(sign.hazardClass, classText));
    }
    const guidance = await guidanceForGuide(sign.guide);
    return guidance === null ? null : loadGuideCard(sign.guide, texts.guideCard(sign.guide, guidance.title));
  };
  const {
    data: card,
    isError,
    refetch,
  } = useQuery({ queryKey: ["sign-card", sign], networkMode: "always", queryFn: loadCard });
  if (isError) {
    return (
      <ErrorState
        title={texts.failedTitle}
        text={texts.failedText}
        action={<Button onPress={() => void refetch()}>{common.retry}</Button>}
      />
    );
  }
  if (card === undefined) return <Skeleton lines={8} label={texts.loading} />;
  if (card === null) {
    const searchText = sign.kind === "guide" ? sign.guide : sign.hazardClass;
    return <ErrorState title={texts.noGuideTitle(searchText)} text={texts.noGuideText} />;
  }
  return (
    <>
      <Banner tone="caution" title={texts.placardTitle}>
        {sign.kind === "placard" ? texts.placardText(sign.hazardClass) : texts.guideText(sign.guide)}
      </Banner>
      <ChemicalCard record={null} card={card} headingLevel={1} />
    </>
  );
}
