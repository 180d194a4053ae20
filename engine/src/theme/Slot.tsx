import slots from 'virtual:site-slots';
import type { SlotName, SlotProps } from '../shared/plugin-modules.ts';

/** True if a plugin adds a component to the slot. */
export function isFilled(name: SlotName): boolean {
  return slots[name] !== undefined;
}

/** Renders the components that plugins add to a slot, in plugin order. */
export function Slot({ name, ...props }: SlotProps & { name: SlotName }) {
  return slots[name]?.map(({ plugin, Component }) => <Component key={plugin} {...props} />);
}
