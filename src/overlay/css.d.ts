/** Style sheets come as text. */
declare module '*.css' {
  const text: string;
  export default text;
}
