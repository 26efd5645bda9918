/** A compiled WebAssembly module, as bytes that the build embeds in the program. */
declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
