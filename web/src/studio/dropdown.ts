/** Menus that open below a button. */

/**
 * An attachment for the element that holds the button and its menu: Escape closes the menu and
 * focuses the button. A press or a move of the focus elsewhere closes it too.
 */
export function dropdown(isOpen: () => boolean, shut: () => void) {
  return (node: HTMLElement): (() => void) => {
    const inside = (target: EventTarget | null) => target instanceof Node && node.contains(target);
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isOpen()) return;
      // The page has other uses for Escape.
      event.preventDefault();
      event.stopPropagation();
      node.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      shut();
    };
    const left = (event: FocusEvent) => {
      if (event.relatedTarget !== null && !inside(event.relatedTarget)) shut();
    };
    const clicked = (event: Event) => {
      if (isOpen() && !inside(event.target)) shut();
    };
    node.addEventListener("keydown", pressed);
    node.addEventListener("focusout", left);
    document.addEventListener("pointerdown", clicked);
    return () => {
      node.removeEventListener("keydown", pressed);
      node.removeEventListener("focusout", left);
      document.removeEventListener("pointerdown", clicked);
    };
  };
}
