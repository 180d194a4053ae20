/** Renders a Mermaid code block with the theme, and adds recommendations for its author. */
import { messageOf, type Place, type Plugin, type Problem } from '../../core/plugin-api.ts';
import { adviceOn } from './advice.ts';
import { drawDiagram } from './draw-diagram.ts';

type RenderBlock = NonNullable<Plugin['codeBlocks']>[string];

/** Returns the rendered diagram with its problems. If it can't be rendered, returns only the problem. */
export function renderDiagram({
  code,
  place,
  theme,
}: Parameters<RenderBlock>[0]): Awaited<ReturnType<RenderBlock>> {
  try {
    const { svg, alt, size, drawings } = drawDiagram(code);
    return {
      element: <theme.Diagram svg={svg} alt={alt} size={size} />,
      // The page's Markdown already has the alternative text.
      source: code.replace(/^\s*%%\s*alt:.*\n/, ''),
      problems: [...adviceOn({ drawings }, place), ...(alt === '' ? [noAlternative(place)] : [])],
    };
  } catch (error) {
    return { problems: [notRendered(error, place)] };
  }
}

function notRendered(error: unknown, place: Place): Problem {
  return {
    severity: 'error',
    place,
    message: `The diagram can't be rendered: ${messageOf(error)}`,
    remedy:
      'Correct the Mermaid source. Only flowcharts, state diagrams, and sequence diagrams are supported.',
  };
}

function noAlternative(place: Place): Problem {
  return {
    severity: 'warning',
    place,
    message: 'The diagram has no alternative text',
    remedy: 'Begin the code block with the line `%% alt: what the diagram shows`.',
  };
}
