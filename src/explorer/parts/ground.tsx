/* The picture of a board in the Turn and Battle panels. The Board panel draws its own. */

import { type ComponentChildren, createElement, type VNode } from 'preact';
import type { PageGround, SvgNode } from '../../report/index.ts';

interface GroundProps extends Pick<PageGround, 'box' | 'ground'> {
  readonly children?: ComponentChildren;
}

/** The ground of a board, with what the panel adds to it. */
export function Ground({ box, ground, children }: GroundProps) {
  return (
    <svg class="ground" viewBox={box} aria-hidden="true">
      {ground.map(rendered)}
      {children}
    </svg>
  );
}

function rendered({ tag, attributes, content }: SvgNode): VNode {
  return createElement(
    tag,
    attributes,
    typeof content === 'object' ? content.map(rendered) : content,
  );
}
