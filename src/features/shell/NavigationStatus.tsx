import styled, { keyframes } from "styled-components";
import { useNavigationStatus } from "../../runtime/interceptNavigation";
import { color, gutter, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { useWords } from "./pageWords";

const grow = keyframes`from { width: 0; }`;

// The line is a border, because forced colours take backgrounds away.
const Line = styled.div`
  position: fixed; z-index: 50; top: 0; left: 0; width: 100%; font-size: 0; border-top: 4px solid ${color.accentBright};
  animation: ${grow} 9s ease-out;
`;

const Bar = styled.div`
  position: fixed; z-index: 50; inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
  gap: 0 ${space.s16}; padding: ${space.s8} ${gutter}; color: ${color.cream}; background: ${color.dusk};
  border-top: 2px solid ${color.accent};
  @media print { display: none; }
`;

/**
 * Says that the page of a tapped link is loading, or that it could not be fetched. Browsers show nothing of their own during
 * client-side navigation. The live region is rendered before its words, because screen readers announce only changes.
 */
export function NavigationStatus() {
  const { loading, failed, retry } = useWords("shell").pageLoading;
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
