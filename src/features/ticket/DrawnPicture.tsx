import { useState } from "react";
import styled from "styled-components";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { StatusMessage } from "../../ui/StatusMessage";
import { useWords } from "../words/pageWords";

export const DashedFrame = styled.div`
  display: grid; gap: var(--s8); margin-top: var(--s12); padding: var(--s16); font-size: var(--text-small);
  @media print { display: none; }
  border: 1.5px dashed var(--accent); border-radius: var(--radius);
`;

const DrawnImage = styled.img`width: 100%; border: 1.5px solid var(--accent);`;

type DrawnPictureState = { url: string; hasFailed: boolean; draw: () => Promise<string> };

/** Draws a picture on demand, as a data URL, because browsers inside other apps show no blob URLs. Empty until then. */
export function usePicture(drawOnCanvas: () => Promise<HTMLCanvasElement>): DrawnPictureState {
  const [state, setState] = useState({ url: "", hasFailed: false });
  const draw = async () => {
    // A browser without memory for the canvas gives "data:,"; one in a private mode may refuse to read it.
    const url = await drawOnCanvas()
      .then((canvas) => canvas.toDataURL().replace(/^data:,$/, ""))
      .catch(() => "");
    setState({ url, hasFailed: url === "" });
    return url;
  };
  return { ...state, draw };
}

type Props = { picture: DrawnPictureState; alt: string; fileName: string; canDownload: boolean };

/** The picture once it is drawn, and how to save it in this browser. */
export function DrawnPicture({ picture, alt, fileName, canDownload }: Props) {
  const words = useWords("ticket");
  return (
    <>
      <StatusMessage>{picture.hasFailed && words.pictureFailed}</StatusMessage>
      {picture.url && (
        <DashedFrame>
          <DrawnImage src={picture.url} alt={alt} />
          {canDownload ? (
            <ButtonLink href={picture.url} download={fileName} $look="outlineOnDark">
              <Icon name="download" />
              {words.savePicture}
            </ButtonLink>
          ) : (
            <p>{words.pressPicture}</p>
          )}
        </DashedFrame>
      )}
    </>
  );
}
