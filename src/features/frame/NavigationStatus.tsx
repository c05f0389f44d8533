import styled, { keyframes } from "styled-components";
import { useNavigationStatus } from "../../runtime/interceptNavigation";
import { BottomBar } from "../../ui/BottomBar";
import { Button } from "../../ui/Button";
import { useWords } from "../words/pageWords";

const grow = keyframes`from { width: 0; }`;

// The line is a border, because forced colours take backgrounds away.
const Line = styled.div`
  position: fixed; z-index: 50; top: 0; left: 0; width: 100%; font-size: 0; border-top: 4px solid var(--accentBright);
  animation: ${grow} 9s ease-out;
`;

const Bar = styled(BottomBar)`z-index: 50;`;

/**
 * Says that the page of a tapped link is loading, or that it could not be fetched. Browsers show nothing of their own during
 * client-side navigation. The live region is rendered before its words, because screen readers announce only changes.
 */
export function NavigationStatus() {
  const { pageLoading, retry } = useWords("frame");
  const { loading, failed } = pageLoading;
  const navigation = useNavigationStatus();
  return (
    <>
      <div role="status">{navigation === "loading" && <Line>{loading}</Line>}</div>
      {navigation !== null && navigation !== "loading" && (
        <Bar role="alert">
          {failed}
          <Button $look="text" onClick={navigation.retry}>
            {retry}
          </Button>
        </Bar>
      )}
    </>
  );
}
