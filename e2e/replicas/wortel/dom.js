/** What all parts of the page need: elements, time and memory. */

export function element(tag, attributes = {}, ...children) {
  const created = document.createElement(tag);
  const { style = '', ...others } = attributes;
  // As React does it; the page's policy refuses the attribute.
  if (style !== '') created.style.cssText = style;
  for (const [name, value] of Object.entries(others)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

/** A copy of what the page's template of this name holds. */
export function template(name) {
  return document.getElementById(name).content.firstElementChild.cloneNode(true);
}

export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function stored(key) {
  return JSON.parse(localStorage.getItem(key));
}

export function store(key, value) {
  localStorage.setItem(key, JSON.stringify(value));
}

export function setClass(target, classes) {
  if (target.className !== classes) target.className = classes;
}
